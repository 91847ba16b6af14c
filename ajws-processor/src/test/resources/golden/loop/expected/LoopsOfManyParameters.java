import org.ajws.AtomicSet;
import org.ajws.Atomic;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Loops that use many of as many parameters as Java allows, or call methods that have them. */
@org.ajws.runtime.Translated(digest = "15b89ea36f7f5b7cac9197932ec851ead230f9be6a3b36071eda1adee3017e08", target = "trycatch") public class LoopsOfManyParameters {
  static final long[] SLOTS = new long[8];

  static long loop(
      int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10,
      int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20,
      int p21, int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30,
      int p31, int p32, int p33, int p34, int p35, int p36, int p37, int p38, int p39, int p40,
      int p41, int p42, int p43, int p44, int p45, int p46, int p47, int p48, int p49, int p50,
      int p51, int p52, int p53, int p54, int p55, int p56, int p57, int p58, int p59, int p60,
      int p61, int p62, int p63, int p64, int p65, int p66, int p67, int p68, int p69, int p70,
      int p71, int p72, int p73, int p74, int p75, int p76, int p77, int p78, int p79, int p80,
      int p81, int p82, int p83, int p84, int p85, int p86, int p87, int p88, int p89, int p90,
      int p91, int p92, int p93, int p94, int p95, int p96, int p97, int p98, int p99, int p100,
      int p101, int p102, int p103, int p104, int p105, int p106, int p107, int p108, int p109,
      int p110, int p111, int p112, int p113, int p114, int p115, int p116, int p117, int p118,
      int p119, int p120, int p121, int p122, int p123, int p124, int p125, int p126, int p127,
      int p128, int p129, int p130, int p131, int p132, int p133, int p134, int p135, int p136,
      int p137, int p138, int p139, int p140, int p141, int p142, int p143, int p144, int p145,
      int p146, int p147, int p148, int p149, int p150, int p151, int p152, int p153, int p154,
      int p155, int p156, int p157, int p158, int p159, int p160, int p161, int p162, int p163,
      int p164, int p165, int p166, int p167, int p168, int p169, int p170, int p171, int p172,
      int p173, int p174, int p175, int p176, int p177, int p178, int p179, int p180, int p181,
      int p182, int p183, int p184, int p185, int p186, int p187, int p188, int p189, int p190,
      int p191, int p192, int p193, int p194, int p195, int p196, int p197, int p198, int p199,
      int p200, int p201, int p202, int p203, int p204, int p205, int p206, int p207, int p208,
      int p209, int p210, int p211, int p212, int p213, int p214, int p215, int p216, int p217,
      int p218, int p219, int p220, int p221, int p222, int p223, int p224, int p225, int p226,
      int p227, int p228, int p229, int p230, int p231, int p232, int p233, int p234, int p235,
      int p236, int p237, int p238, int p239, int p240, int p241, int p242, int p243, int p244,
      int p245, int p246, int p247, int p248, int p249, int p250, int p251, int p252, int p253,
      int p254) {
    { org.ajws.runtime.loop.Loops.ints("LoopsOfManyParameters.java:40", 0, org.ajws.runtime.loop.Relation.LT, 8, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      SLOTS[i] = i +
          p0 + p1 + p2 + p3 + p4 + p5 + p6 + p7 + p8 + p9 + p10 + p11 + p12 + p13 + p14 + p15 +
          p16 + p17 + p18 + p19 + p20 + p21 + p22 + p23 + p24 + p25 + p26 + p27 + p28 + p29 +
          p30 + p31 + p32 + p33 + p34 + p35 + p36 + p37 + p38 + p39 + p40 + p41 + p42 + p43 +
          p44 + p45 + p46 + p47 + p48 + p49 + p50 + p51 + p52 + p53 + p54 + p55 + p56 + p57 +
          p58 + p59 + p60 + p61 + p62 + p63 + p64 + p65 + p66 + p67 + p68 + p69 + p70 + p71 +
          p72 + p73 + p74 + p75 + p76 + p77 + p78 + p79 + p80 + p81 + p82 + p83 + p84 + p85 +
          p86 + p87 + p88 + p89 + p90 + p91 + p92 + p93 + p94 + p95 + p96 + p97 + p98 + p99 +
          p100 + p101 + p102 + p103 + p104 + p105 + p106 + p107 + p108 + p109 + p110 + p111 +
          p112 + p113 + p114 + p115 + p116 + p117 + p118 + p119 + p120 + p121 + p122 + p123 +
          p124 + p125 + p126 + p127 + p128 + p129 + p130 + p131 + p132 + p133 + p134 + p135 +
          p136 + p137 + p138 + p139 + p140 + p141 + p142 + p143 + p144 + p145 + p146 + p147 +
          p148 + p149 + p150 + p151 + p152 + p153 + p154 + p155 + p156 + p157 + p158 + p159 +
          p160 + p161 + p162 + p163 + p164 + p165 + p166 + p167 + p168 + p169 + p170 + p171 +
          p172 + p173 + p174 + p175 + p176 + p177 + p178 + p179 + p180 + p181 + p182 + p183 +
          p184 + p185 + p186 + p187 + p188 + p189 + p190 + p191 + p192 + p193 + p194 + p195 +
          p196 + p197 + p198 + p199 + p200 + p201 + p202 + p203 + p204 + p205 + p206 + p207 +
          p208 + p209 + p210 + p211 + p212 + p213 + p214 + p215 + p216 + p217 + p218 + p219 +
          p220 + p221 + p222 + p223 + p224 + p225 + p226 + p227 + p228 + p229 + p230 + p231 +
          p232 + p233 + p234 + p235 + p236 + p237 + p238 + p239;
    } } }); }
    return SLOTS[7];
  }

  static long sum(
      long p0, long p1, long p2, long p3, long p4, long p5, long p6, long p7, long p8, long p9,
      long p10, long p11, long p12, long p13, long p14, long p15, long p16, long p17, long p18,
      long p19, long p20, long p21, long p22, long p23, long p24, long p25, long p26, long p27,
      long p28, long p29, long p30, long p31, long p32, long p33, long p34, long p35, long p36,
      long p37, long p38, long p39, long p40, long p41, long p42, long p43, long p44, long p45,
      long p46, long p47, long p48, long p49, long p50, long p51, long p52, long p53, long p54,
      long p55, long p56, long p57, long p58, long p59, long p60, long p61, long p62, long p63,
      long p64, long p65, long p66, long p67, long p68, long p69, long p70, long p71, long p72,
      long p73, long p74, long p75, long p76, long p77, long p78, long p79, long p80, long p81,
      long p82, long p83, long p84, long p85, long p86, long p87, long p88, long p89, long p90,
      long p91, long p92, long p93, long p94, long p95, long p96, long p97, long p98, long p99,
      long p100, long p101, long p102, long p103, long p104, long p105, long p106, long p107,
      long p108, long p109, long p110, long p111, long p112, long p113, long p114, long p115,
      long p116, long p117, long p118, long p119, long p120, long p121, long p122, long p123,
      long p124, long p125, long p126) {
    @Reduce(ReduceOp.SUM) long s = 1;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$2 extends org.ajws.runtime.generated.TaskLocals<Locals$2> { long s; Locals$2(long s) { this.s = s; } @java.lang.Override protected Locals$2 fork() { return new Locals$2((long) (0)); } @java.lang.Override protected void join(Locals$2 right$2) { s += right$2.s; } } final Locals$2 locals$2 = new Locals$2(s); try { org.ajws.runtime.loop.Loops.ints("LoopsOfManyParameters.java:82", 0, org.ajws.runtime.loop.Relation.LT, 8, 1, locals$2, (from$2, to$2, step$2, state$2) -> { long s$2 = state$2.s; try { for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      s$2 += i +
          p0 + p1 + p2 + p3 + p4 + p5 + p6 + p7 + p8 + p9 + p10 + p11 + p12 + p13 + p14 + p15 +
          p16 + p17 + p18 + p19 + p20 + p21 + p22 + p23 + p24 + p25 + p26 + p27 + p28 + p29 +
          p30 + p31 + p32 + p33 + p34 + p35 + p36 + p37 + p38 + p39 + p40 + p41 + p42 + p43 +
          p44 + p45 + p46 + p47 + p48 + p49 + p50 + p51 + p52 + p53 + p54 + p55 + p56 + p57 +
          p58 + p59 + p60 + p61 + p62 + p63 + p64 + p65 + p66 + p67 + p68 + p69 + p70 + p71 +
          p72 + p73 + p74 + p75 + p76 + p77 + p78 + p79 + p80 + p81 + p82 + p83 + p84 + p85 +
          p86 + p87 + p88 + p89 + p90 + p91 + p92 + p93 + p94 + p95 + p96 + p97 + p98 + p99 +
          p100 + p101 + p102 + p103 + p104 + p105 + p106 + p107 + p108 + p109 + p110 + p111 +
          p112 + p113 + p114 + p115 + p116 + p117 + p118;
    } } } finally { state$2.s = s$2; } }); } finally { s = locals$2.s; } }
    return s;
  }

  static long touch(long[] r,
      int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10,
      int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int p20,
      int p21, int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30,
      int p31, int p32, int p33, int p34, int p35, int p36, int p37, int p38, int p39, int p40,
      int p41, int p42, int p43, int p44, int p45, int p46, int p47, int p48, int p49, int p50,
      int p51, int p52, int p53, int p54, int p55, int p56, int p57, int p58, int p59, int p60,
      int p61, int p62, int p63, int p64, int p65, int p66, int p67, int p68, int p69, int p70,
      int p71, int p72, int p73, int p74, int p75, int p76, int p77, int p78, int p79, int p80,
      int p81, int p82, int p83, int p84, int p85, int p86, int p87, int p88, int p89, int p90,
      int p91, int p92, int p93, int p94, int p95, int p96, int p97, int p98, int p99, int p100,
      int p101, int p102, int p103, int p104, int p105, int p106, int p107, int p108, int p109,
      int p110, int p111, int p112, int p113, int p114, int p115, int p116, int p117, int p118,
      int p119, int p120, int p121, int p122, int p123, int p124, int p125, int p126, int p127,
      int p128, int p129, int p130, int p131, int p132, int p133, int p134, int p135, int p136,
      int p137, int p138, int p139, int p140, int p141, int p142, int p143, int p144, int p145,
      int p146, int p147, int p148, int p149, int p150, int p151, int p152, int p153, int p154,
      int p155, int p156, int p157, int p158, int p159, int p160, int p161, int p162, int p163,
      int p164, int p165, int p166, int p167, int p168, int p169, int p170, int p171, int p172,
      int p173, int p174, int p175, int p176, int p177, int p178, int p179, int p180, int p181,
      int p182, int p183, int p184, int p185, int p186, int p187, int p188, int p189, int p190,
      int p191, int p192, int p193, int p194, int p195, int p196, int p197, int p198, int p199,
      int p200, int p201, int p202, int p203, int p204, int p205, int p206, int p207, int p208,
      int p209, int p210, int p211, int p212, int p213, int p214, int p215, int p216, int p217,
      int p218, int p219, int p220, int p221, int p222, int p223, int p224, int p225, int p226,
      int p227, int p228, int p229, int p230, int p231, int p232, int p233, int p234, int p235,
      int p236, int p237, int p238, int p239, int p240, int p241, int p242, int p243, int p244,
      int p245, int p246, int p247, int p248, int p249, int p250, int p251, int p252, int p253) {
    r[p0] += p1 +
          p0 + p1 + p2 + p3 + p4 + p5 + p6 + p7 + p8 + p9 + p10 + p11 + p12 + p13 + p14 + p15 +
          p16 + p17 + p18 + p19 + p20 + p21 + p22 + p23 + p24 + p25 + p26 + p27 + p28 + p29 +
          p30 + p31 + p32 + p33 + p34 + p35 + p36 + p37 + p38 + p39 + p40 + p41 + p42 + p43 +
          p44 + p45 + p46 + p47 + p48 + p49 + p50 + p51 + p52 + p53 + p54 + p55 + p56 + p57 +
          p58 + p59 + p60 + p61 + p62 + p63 + p64 + p65 + p66 + p67 + p68 + p69 + p70 + p71 +
          p72 + p73 + p74 + p75 + p76 + p77 + p78 + p79 + p80 + p81 + p82 + p83 + p84 + p85 +
          p86 + p87 + p88 + p89 + p90 + p91 + p92 + p93 + p94 + p95 + p96 + p97 + p98 + p99 +
          p100 + p101 + p102 + p103 + p104 + p105 + p106 + p107 + p108 + p109 + p110 + p111 +
          p112 + p113 + p114 + p115 + p116 + p117 + p118 + p119 + p120 + p121 + p122 + p123 +
          p124 + p125 + p126 + p127 + p128 + p129 + p130 + p131 + p132 + p133 + p134 + p135 +
          p136 + p137 + p138 + p139 + p140 + p141 + p142 + p143 + p144 + p145 + p146 + p147 +
          p148 + p149 + p150 + p151 + p152 + p153 + p154 + p155 + p156 + p157 + p158 + p159 +
          p160 + p161 + p162 + p163 + p164 + p165 + p166 + p167 + p168 + p169 + p170 + p171 +
          p172 + p173 + p174 + p175 + p176 + p177 + p178 + p179 + p180 + p181 + p182 + p183 +
          p184 + p185 + p186 + p187 + p188 + p189 + p190 + p191 + p192 + p193 + p194 + p195 +
          p196 + p197 + p198 + p199 + p200 + p201 + p202 + p203 + p204 + p205 + p206 + p207 +
          p208 + p209 + p210 + p211 + p212 + p213 + p214 + p215 + p216 + p217 + p218 + p219 +
          p220 + p221 + p222 + p223 + p224 + p225 + p226 + p227 + p228 + p229 + p230 + p231 +
          p232 + p233 + p234 + p235 + p236 + p237 + p238 + p239 + p240 + p241 + p242 + p243 +
          p244 + p245 + p246 + p247 + p248 + p249 + p250 + p251 + p252 + p253;
    return r[p0];
  }

  static long speculative() {
    long[] r = new long[9];
    { final int first$3 = 0; final long bound$3 = 8; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("LoopsOfManyParameters.java:151", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      if (i != 5) {
        touch(r, (i * 3) % 5,
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1,
          2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2,
          3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3,
          4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4,
          5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5,
          6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6,
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0);
      }
    } } return 0; }, (chunk$3, own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; chunk$3.poll(); {       if (i != 5) {         chunk$3.irrevocable(); touch(r, (i * 3) % 5,           0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,           1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1,           2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2,           3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3,           4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4,           5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5,           6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6,           0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,           1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0);       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(LoopsOfManyParameters.ajws$Tracked.loop$11727, trips$3, loop$3); }
    return r[0] + 31 * r[4];
  }

  /** A unit of work, whose locks are taken around a method with the same parameters. */
  @AtomicSet("s")
  static final class Unit {
    @Atomic("s") private long x;

    @Atomic("s") private long y;

    long add(
        int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10,
        int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int
        p20, int p21, int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29,
        int p30, int p31, int p32, int p33, int p34, int p35, int p36, int p37, int p38, int
        p39, int p40, int p41, int p42, int p43, int p44, int p45, int p46, int p47, int p48,
        int p49, int p50, int p51, int p52, int p53, int p54, int p55, int p56, int p57, int
        p58, int p59, int p60, int p61, int p62, int p63, int p64, int p65, int p66, int p67,
        int p68, int p69, int p70, int p71, int p72, int p73, int p74, int p75, int p76, int
        p77, int p78, int p79, int p80, int p81, int p82, int p83, int p84, int p85, int p86,
        int p87, int p88, int p89, int p90, int p91, int p92, int p93, int p94, int p95, int
        p96, int p97, int p98, int p99, int p100, int p101, int p102, int p103, int p104, int
        p105, int p106, int p107, int p108, int p109, int p110, int p111, int p112, int p113,
        int p114, int p115, int p116, int p117, int p118, int p119, int p120, int p121, int
        p122, int p123, int p124, int p125, int p126, int p127, int p128, int p129, int p130,
        int p131, int p132, int p133, int p134, int p135, int p136, int p137, int p138, int
        p139, int p140, int p141, int p142, int p143, int p144, int p145, int p146, int p147,
        int p148, int p149, int p150, int p151, int p152, int p153, int p154, int p155, int
        p156, int p157, int p158, int p159, int p160, int p161, int p162, int p163, int p164,
        int p165, int p166, int p167, int p168, int p169, int p170, int p171, int p172, int
        p173, int p174, int p175, int p176, int p177, int p178, int p179, int p180, int p181,
        int p182, int p183, int p184, int p185, int p186, int p187, int p188, int p189, int
        p190, int p191, int p192, int p193, int p194, int p195, int p196, int p197, int p198,
        int p199, int p200, int p201, int p202, int p203, int p204, int p205, int p206, int
        p207, int p208, int p209, int p210, int p211, int p212, int p213, int p214, int p215,
        int p216, int p217, int p218, int p219, int p220, int p221, int p222, int p223, int
        p224, int p225, int p226, int p227, int p228, int p229, int p230, int p231, int p232,
        int p233, int p234, int p235, int p236, int p237, int p238, int p239, int p240, int
        p241, int p242, int p243, int p244, int p245, int p246, int p247, int p248, int p249,
        int p250, int p251, int p252, int p253) { try { synchronized (this.ajws$monitor_s()) { return add$internal(p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15, p16, p17, p18, p19, p20, p21, p22, p23, p24, p25, p26, p27, p28, p29, p30, p31, p32, p33, p34, p35, p36, p37, p38, p39, p40, p41, p42, p43, p44, p45, p46, p47, p48, p49, p50, p51, p52, p53, p54, p55, p56, p57, p58, p59, p60, p61, p62, p63, p64, p65, p66, p67, p68, p69, p70, p71, p72, p73, p74, p75, p76, p77, p78, p79, p80, p81, p82, p83, p84, p85, p86, p87, p88, p89, p90, p91, p92, p93, p94, p95, p96, p97, p98, p99, p100, p101, p102, p103, p104, p105, p106, p107, p108, p109, p110, p111, p112, p113, p114, p115, p116, p117, p118, p119, p120, p121, p122, p123, p124, p125, p126, p127, p128, p129, p130, p131, p132, p133, p134, p135, p136, p137, p138, p139, p140, p141, p142, p143, p144, p145, p146, p147, p148, p149, p150, p151, p152, p153, p154, p155, p156, p157, p158, p159, p160, p161, p162, p163, p164, p165, p166, p167, p168, p169, p170, p171, p172, p173, p174, p175, p176, p177, p178, p179, p180, p181, p182, p183, p184, p185, p186, p187, p188, p189, p190, p191, p192, p193, p194, p195, p196, p197, p198, p199, p200, p201, p202, p203, p204, p205, p206, p207, p208, p209, p210, p211, p212, p213, p214, p215, p216, p217, p218, p219, p220, p221, p222, p223, p224, p225, p226, p227, p228, p229, p230, p231, p232, p233, p234, p235, p236, p237, p238, p239, p240, p241, p242, p243, p244, p245, p246, p247, p248, p249, p250, p251, p252, p253); } } catch (java.lang.Throwable ajws$thrown) { org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; } } private long add$internal(int p0, int p1, int p2, int p3, int p4, int p5, int p6, int p7, int p8, int p9, int p10, int p11, int p12, int p13, int p14, int p15, int p16, int p17, int p18, int p19, int         p20, int p21, int p22, int p23, int p24, int p25, int p26, int p27, int p28, int p29, int p30, int p31, int p32, int p33, int p34, int p35, int p36, int p37, int p38, int         p39, int p40, int p41, int p42, int p43, int p44, int p45, int p46, int p47, int p48, int p49, int p50, int p51, int p52, int p53, int p54, int p55, int p56, int p57, int         p58, int p59, int p60, int p61, int p62, int p63, int p64, int p65, int p66, int p67, int p68, int p69, int p70, int p71, int p72, int p73, int p74, int p75, int p76, int         p77, int p78, int p79, int p80, int p81, int p82, int p83, int p84, int p85, int p86, int p87, int p88, int p89, int p90, int p91, int p92, int p93, int p94, int p95, int         p96, int p97, int p98, int p99, int p100, int p101, int p102, int p103, int p104, int         p105, int p106, int p107, int p108, int p109, int p110, int p111, int p112, int p113, int p114, int p115, int p116, int p117, int p118, int p119, int p120, int p121, int         p122, int p123, int p124, int p125, int p126, int p127, int p128, int p129, int p130, int p131, int p132, int p133, int p134, int p135, int p136, int p137, int p138, int         p139, int p140, int p141, int p142, int p143, int p144, int p145, int p146, int p147, int p148, int p149, int p150, int p151, int p152, int p153, int p154, int p155, int         p156, int p157, int p158, int p159, int p160, int p161, int p162, int p163, int p164, int p165, int p166, int p167, int p168, int p169, int p170, int p171, int p172, int         p173, int p174, int p175, int p176, int p177, int p178, int p179, int p180, int p181, int p182, int p183, int p184, int p185, int p186, int p187, int p188, int p189, int         p190, int p191, int p192, int p193, int p194, int p195, int p196, int p197, int p198, int p199, int p200, int p201, int p202, int p203, int p204, int p205, int p206, int         p207, int p208, int p209, int p210, int p211, int p212, int p213, int p214, int p215, int p216, int p217, int p218, int p219, int p220, int p221, int p222, int p223, int         p224, int p225, int p226, int p227, int p228, int p229, int p230, int p231, int p232, int p233, int p234, int p235, int p236, int p237, int p238, int p239, int p240, int         p241, int p242, int p243, int p244, int p245, int p246, int p247, int p248, int p249, int p250, int p251, int p252, int p253) {
      x +=
          p0 + p1 + p2 + p3 + p4 + p5 + p6 + p7 + p8 + p9 + p10 + p11 + p12 + p13 + p14 + p15 +
          p16 + p17 + p18 + p19 + p20 + p21 + p22 + p23 + p24 + p25 + p26 + p27 + p28 + p29 +
          p30 + p31 + p32 + p33 + p34 + p35 + p36 + p37 + p38 + p39 + p40 + p41 + p42 + p43 +
          p44 + p45 + p46 + p47 + p48 + p49 + p50 + p51 + p52 + p53 + p54 + p55 + p56 + p57 +
          p58 + p59 + p60 + p61 + p62 + p63 + p64 + p65 + p66 + p67 + p68 + p69 + p70 + p71 +
          p72 + p73 + p74 + p75 + p76 + p77 + p78 + p79 + p80 + p81 + p82 + p83 + p84 + p85 +
          p86 + p87 + p88 + p89 + p90 + p91 + p92 + p93 + p94 + p95 + p96 + p97 + p98 + p99 +
          p100 + p101 + p102 + p103 + p104 + p105 + p106 + p107 + p108 + p109 + p110 + p111 +
          p112 + p113 + p114 + p115 + p116 + p117 + p118 + p119 + p120 + p121 + p122 + p123 +
          p124 + p125 + p126 + p127 + p128 + p129 + p130 + p131 + p132 + p133 + p134 + p135 +
          p136 + p137 + p138 + p139 + p140 + p141 + p142 + p143 + p144 + p145 + p146 + p147 +
          p148 + p149 + p150 + p151 + p152 + p153 + p154 + p155 + p156 + p157 + p158 + p159 +
          p160 + p161 + p162 + p163 + p164 + p165 + p166 + p167 + p168 + p169 + p170 + p171 +
          p172 + p173 + p174 + p175 + p176 + p177 + p178 + p179 + p180 + p181 + p182 + p183 +
          p184 + p185 + p186 + p187 + p188 + p189 + p190 + p191 + p192 + p193 + p194 + p195 +
          p196 + p197 + p198 + p199 + p200 + p201 + p202 + p203 + p204 + p205 + p206 + p207 +
          p208 + p209 + p210 + p211 + p212 + p213 + p214 + p215 + p216 + p217 + p218 + p219 +
          p220 + p221 + p222 + p223 + p224 + p225 + p226 + p227 + p228 + p229 + p230 + p231 +
          p232 + p233 + p234 + p235 + p236 + p237 + p238 + p239 + p240 + p241 + p242 + p243 +
          p244 + p245 + p246 + p247 + p248 + p249 + p250 + p251 + p252 + p253;
      return x + ++y;
    }
   private transient volatile org.ajws.runtime.lock.SetLock ajws$monitor_s; @org.ajws.runtime.Generated public final org.ajws.runtime.lock.OrderedLock ajws$monitor_s() { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); return lock != null ? lock : this.ajws$monitor_s_made(); } @org.ajws.runtime.Generated private org.ajws.runtime.lock.OrderedLock ajws$monitor_s_made() { while (true) { org.ajws.runtime.lock.SetLock held = this.ajws$monitor_s; org.ajws.runtime.lock.OrderedLock lock = held == null ? null : held.of(this); if (lock != null) { return lock; } lock = new org.ajws.runtime.lock.OrderedLock(this); if (ajws$monitor_s_handle.of.compareAndSet(this, held, (org.ajws.runtime.lock.SetLock) lock)) { return lock; } } } @org.ajws.runtime.Generated private static final class ajws$monitor_s_handle { static final java.lang.invoke.VarHandle of = org.ajws.runtime.lock.MemberHandle.of(java.lang.invoke.MethodHandles.lookup(), Unit.class, "ajws$monitor_s", org.ajws.runtime.lock.SetLock.class); } @org.ajws.runtime.Generated public final void ajws$monitor_s_alias(org.ajws.runtime.lock.OrderedLock lock) { this.ajws$monitor_s = org.ajws.runtime.lock.OrderedLock.alias(this, this.ajws$monitor_s, lock); } }

  public static void main(String[] args) {
    System.out.println(loop(
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1,
          2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2,
          3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3,
          4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4,
          5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5,
          6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6,
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2));
    System.out.println(sum(
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1,
          2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2,
          3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3,
          4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0));
    System.out.println(speculative());
    Unit unit = new Unit();
    { org.ajws.runtime.loop.Loops.ints("LoopsOfManyParameters.java:249", 0, org.ajws.runtime.loop.Relation.LT, 8, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$4, to$4, step$4, state$4) -> { for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      unit.add(
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1,
          2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2,
          3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3,
          4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4,
          5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5,
          6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6,
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1);
    } } }); }
    System.out.println(unit.add(
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1,
          2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2,
          3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3,
          4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4,
          5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5,
          6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6,
          0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0,
          1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$11727 = new org.ajws.runtime.speculation.SpeculationSite("LoopsOfManyParameters.java:151", 0, 0, "15b89ea36f7f5b7c"); } }
