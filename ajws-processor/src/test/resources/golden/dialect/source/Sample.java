public class Sample {
    @Atomicset(a);
    @Atomic(a) private int status;
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
        @SyncSteal {
            @Steal {
                for(int i=0; i<size; i++) {
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
