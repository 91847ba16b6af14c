package org.ajws.runtime.speculation;

/** The tracked accesses of a chunk to fields. */
public abstract class FieldAccess extends ArrayAccess {
  FieldAccess(int block) {
    super(block);
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return its value
   */
  public final boolean get(BooleanField field, Object object, String site) {
    boolean x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return fieldBits(e) != 0;
      }
    }
    noteField(field, object, x ? 1 : 0);
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final boolean set(BooleanField field, Object object, boolean x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, x ? 1 : 0, site);
    }
    return x;
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return its value
   */
  public final byte get(ByteField field, Object object, String site) {
    byte x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return (byte) fieldBits(e);
      }
    }
    noteField(field, object, x);
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final byte set(ByteField field, Object object, byte x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, x, site);
    }
    return x;
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return its value
   */
  public final short get(ShortField field, Object object, String site) {
    short x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return (short) fieldBits(e);
      }
    }
    noteField(field, object, x);
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final short set(ShortField field, Object object, short x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, x, site);
    }
    return x;
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return its value
   */
  public final char get(CharField field, Object object, String site) {
    char x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return (char) fieldBits(e);
      }
    }
    noteField(field, object, x);
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final char set(CharField field, Object object, char x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, x, site);
    }
    return x;
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return its value
   */
  public final int get(IntField field, Object object, String site) {
    int x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return (int) fieldBits(e);
      }
    }
    noteField(field, object, x);
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final int set(IntField field, Object object, int x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, x, site);
    }
    return x;
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return its value
   */
  public final long get(LongField field, Object object, String site) {
    long x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return fieldBits(e);
      }
    }
    noteField(field, object, x);
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final long set(LongField field, Object object, long x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, x, site);
    }
    return x;
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return its value
   */
  public final float get(FloatField field, Object object, String site) {
    float x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return Float.intBitsToFloat((int) fieldBits(e));
      }
    }
    noteField(field, object, Float.floatToRawIntBits(x));
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final float set(FloatField field, Object object, float x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, Float.floatToRawIntBits(x), site);
    }
    return x;
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @return its value
   */
  public final double get(DoubleField field, Object object, String site) {
    double x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return Double.longBitsToDouble(fieldBits(e));
      }
    }
    noteField(field, object, Double.doubleToRawLongBits(x));
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @return the value
   */
  public final double set(DoubleField field, Object object, double x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, Double.doubleToRawLongBits(x), site);
    }
    return x;
  }

  /**
   * Reads a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param site the line of the access
   * @param <T> its type
   * @return its value
   */
  @SuppressWarnings("unchecked") // what was written was a T
  public final <T> T get(RefField<T> field, Object object, String site) {
    T x = field.get(object);
    if (mayBeWritten(field)) {
      int e = findRead(field, object, site);
      if (e >= 0) {
        return (T) fieldReference(e);
      }
    }
    noteField(field, object, x);
    return x;
  }

  /**
   * Writes a field.
   *
   * @param field the field
   * @param object whose; null for a static one
   * @param x the value
   * @param site the line of the access
   * @param <T> its type
   * @return the value
   */
  public final <T> T set(RefField<T> field, Object object, T x, String site) {
    if (direct) {
      field.set(object, x);
    } else {
      noteFieldWrite(field, object, x, site);
    }
    return x;
  }
}
