package it;

import lombok.Value;

/** What Lombok adds is there for the translated file as for the others. */
@Value
class Point {
  int x;
  int y;
}
