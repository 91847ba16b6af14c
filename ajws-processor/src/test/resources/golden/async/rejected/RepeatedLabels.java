package golden.async;

import org.ajws.runtime.AjwsRuntime;

class RepeatedLabels {
  void nested() {
    finish: {
      async: {
        AjwsRuntime.cancel();
        async: AjwsRuntime.cancel();
      }
      async_rows: {
        async2: {
          async_rows: AjwsRuntime.cancel();
        }
      }
      finish: {
        async4: AjwsRuntime.cancel();
      }
    }
  }

  void ownLabels() {
    finish: {
      out: {
        out: AjwsRuntime.cancel();
      }
      async3: AjwsRuntime.cancel();
    }
  }
}
