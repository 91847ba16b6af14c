package it;

import lombok.Value;

@Value
public class Point {
  int x;
  int y;
}
