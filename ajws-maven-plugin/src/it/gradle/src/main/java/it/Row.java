package it;

import lombok.Value;

@Value
class Row {
  int number;
}
