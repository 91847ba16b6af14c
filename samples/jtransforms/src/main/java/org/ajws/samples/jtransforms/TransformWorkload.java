package org.ajws.samples.jtransforms;

import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Random;
import java.util.function.Supplier;
import org.ajws.evaluation.measure.Digests;
import org.ajws.evaluation.measure.Workload;

/**
 * A transform and its inverse, by the JTransforms that this class's loader has. {@link #get} gives
 * the result as a flat array.
 */
public final class TransformWorkload implements Workload, Supplier<Object> {
  private static final String PACKAGE = "edu.emory.mathcs.jtransforms.";

  private final Object transform;
  private final Method forward;
  private final Method inverse;
  private final Object input;
  private final Object data;
  private final boolean nested;
  private final int[] shape;

  /**
   * A workload; all of one class loader share their number of threads.
   *
   * @param type the class below {@code edu.emory.mathcs.jtransforms}
   * @param forward name of the first method
   * @param inverse name of the second one
   * @param valuesPerPoint how many numbers the array has for each point
   * @param nested whether the data is an array of arrays
   * @param threads of the library; 2-D and 3-D transforms use them only where {@code ownThreads}
   * @param ownThreads false to take the serial branches of 2-D and 3-D transforms
   * @param sizes of the dimensions
   * @throws ReflectiveOperationException if the library is another one
   */
  public TransformWorkload(
      String type,
      String forward,
      String inverse,
      int valuesPerPoint,
      boolean nested,
      int threads,
      boolean ownThreads,
      int[] sizes)
      throws ReflectiveOperationException {
    configure(threads, ownThreads);
    Class<?> transformType = Class.forName(PACKAGE + type);
    Class<?>[] ints = new Class<?>[sizes.length];
    Object[] arguments = new Object[sizes.length];
    for (int i = 0; i < sizes.length; i++) {
      ints[i] = int.class;
      arguments[i] = sizes[i];
    }
    this.transform = transformType.getConstructor(ints).newInstance(arguments);
    this.nested = nested;
    this.shape = sizes.clone();
    shape[shape.length - 1] *= valuesPerPoint;
    int length = 1;
    for (int size : shape) {
      length *= size;
    }
    Class<?> number = type.contains("Double") ? double.class : float.class;
    this.input = Array.newInstance(number, length);
    Random random = new Random(length);
    for (int i = 0; i < length; i++) {
      if (number == double.class) {
        Array.setDouble(input, i, random.nextDouble() - 0.5);
      } else {
        Array.setFloat(input, i, random.nextFloat() - 0.5f);
      }
    }
    this.data = Array.newInstance(number, nested ? shape : new int[] {length});
    this.forward = method(forward);
    this.inverse = method(inverse);
  }

  private static void configure(int threads, boolean ownThreads)
      throws ReflectiveOperationException {
    Class<?> utils = Class.forName("edu.emory.mathcs.utils.ConcurrencyUtils");
    utils.getMethod("setNumberOfThreads", int.class).invoke(null, threads);
    if (!ownThreads) {
      utils.getMethod("setThreadsBeginN_2D", int.class).invoke(null, Integer.MAX_VALUE);
      utils.getMethod("setThreadsBeginN_3D", int.class).invoke(null, Integer.MAX_VALUE);
    }
  }

  private Method method(String name) throws NoSuchMethodException {
    for (Method method : transform.getClass().getMethods()) {
      Class<?>[] types = method.getParameterTypes();
      boolean scaled = types.length == 2 && types[1] == boolean.class;
      if (method.getName().equals(name)
          && (types.length == 1 || scaled)
          && types[0] == data.getClass()) {
        return method;
      }
    }
    throw new NoSuchMethodException(name + " of " + transform.getClass());
  }

  @Override
  public void prepare() {
    copy(data, 0, 0, true);
  }

  /** Between a part of the data, from a level on, and the flat array; the next flat offset. */
  private int copy(Object part, int level, int offset, boolean fromInput) {
    return copy(part, level, offset, fromInput, input);
  }

  private int copy(Object part, int level, int offset, boolean toPart, Object flat) {
    if (!nested || level == shape.length - 1) {
      int length = Array.getLength(part);
      if (toPart) {
        System.arraycopy(flat, offset, part, 0, length);
      } else {
        System.arraycopy(part, 0, flat, offset, length);
      }
      return offset + length;
    }
    int at = offset;
    for (Object inner : (Object[]) part) {
      at = copy(inner, level + 1, at, toPart, flat);
    }
    return at;
  }

  @Override
  public void run() throws Exception {
    call(forward);
    call(inverse);
  }

  private void call(Method method) throws ReflectiveOperationException {
    try {
      if (method.getParameterCount() == 1) {
        method.invoke(transform, data);
      } else {
        method.invoke(transform, data, true);
      }
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(method + " failed", e.getCause());
    }
  }

  @Override
  public long digest() {
    Object flat = get();
    return flat instanceof double[] doubles ? Digests.of(doubles) : Digests.of((float[]) flat);
  }

  @Override
  public Object get() {
    Object flat = Array.newInstance(input.getClass().getComponentType(), Array.getLength(input));
    copy(data, 0, 0, false, flat);
    return flat;
  }
}
