package it;

import org.mapstruct.Mapper;
import org.mapstruct.Mapping;
import org.mapstruct.factory.Mappers;

@Mapper
public interface Points {
  Points INSTANCE = Mappers.getMapper(Points.class);

  @Mapping(target = "sum", expression = "java(point.getX() + point.getY())")
  Dto toDto(Point point);

  /** What a point becomes. */
  class Dto {
    private int x;
    private int sum;

    public int getX() {
      return x;
    }

    public void setX(int x) {
      this.x = x;
    }

    public int getSum() {
      return sum;
    }

    public void setSum(int sum) {
      this.sum = sum;
    }
  }
}
