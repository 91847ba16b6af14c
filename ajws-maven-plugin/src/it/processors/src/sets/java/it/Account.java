package it;

import lombok.Data;
import org.ajws.AtomicSet;

@Data
@AtomicSet("a")
class Account {
  private int balance;
}
