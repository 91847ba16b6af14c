import org.ajws.Atomic; import org.ajws.AtomicSet; import org.ajws.ParallelFor; @AtomicSet("a") public class Sample {

    @Atomic("a") private int status;
    public int get() {
        return status;
    }
    private void inc() {
        status++;
    }
    private int something(int i) {
        int res = i % 3;
        return res;
    }
    public void compute(int size) {
        finish: {
            {
                for(@ParallelFor int i=0; i<size; i++) {
                    int res = something(i);
                    if(res != 0) {
                        inc();
                    }
                }
            }
        }
    }
    public static void main(String[] args) {
        Sample s = new Sample();
        s.compute(100);
        System.out.println("Status="+s.get());
    }
}
