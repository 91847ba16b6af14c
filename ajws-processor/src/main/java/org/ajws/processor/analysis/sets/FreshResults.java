package org.ajws.processor.analysis.sets;

import com.sun.source.util.TreePath;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/** Whether what functions give was just made, and handed to nobody. */
record FreshResults(FreshObjects fresh, HandOuts handOuts) implements MakingFunctions.Judge {
  @Override
  public boolean isResult(TreePath value) {
    return fresh.isReturnedFresh(value);
  }

  @Override
  public boolean isMethod(ExecutableElement method) {
    return fresh.isFactory(method);
  }

  @Override
  public boolean isBody(ExecutableElement method) {
    return fresh.makesObject(method);
  }

  @Override
  public boolean isMade(ExecutableElement constructor) {
    return !handOuts.byCall(constructor, (TypeElement) constructor.getEnclosingElement());
  }
}
