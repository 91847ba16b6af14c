package org.ajws.benchmarks.tasks;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveTask;
import java.util.stream.IntStream;

/** {@link NQueens} by the JDK's means. */
final class NQueensByHand extends NQueens {
  private final Crew crew;

  NQueensByHand(Crew crew) {
    this.crew = crew;
  }

  @Override
  public void run() {
    crew.run(() -> result = count(new int[size], 0));
  }

  private int count(int[] board, int row) {
    if (row == board.length) {
      return 1;
    }
    return switch (crew.way()) {
      case STREAM -> stream(board, row);
      case VIRTUAL -> threads(board, row);
      default -> tasks(board, row);
    };
  }

  private final class Task extends RecursiveTask<Integer> {
    private static final long serialVersionUID = 1;
    private final int[] board;
    private final int row;

    Task(int[] board, int row) {
      this.board = board;
      this.row = row;
    }

    @Override
    protected Integer compute() {
      return count(board, row);
    }
  }

  private int tasks(int[] board, int row) {
    int sum = 0;
    List<Task> forked = new ArrayList<>();
    for (int column = 0; column < board.length; column++) {
      if (isFree(board, row, column)) {
        int[] more = with(board, row, column);
        if (crew.inline()) {
          sum += count(more, row + 1);
        } else {
          Task task = new Task(more, row + 1);
          task.fork();
          forked.add(task);
        }
      }
    }
    for (int i = forked.size() - 1; i >= 0; i--) {
      sum += forked.get(i).join();
    }
    return sum;
  }

  private int stream(int[] board, int row) {
    return IntStream.range(0, board.length)
        .parallel()
        .filter(column -> isFree(board, row, column))
        .map(column -> count(with(board, row, column), row + 1))
        .sum();
  }

  private int threads(int[] board, int row) {
    List<FutureTask<Integer>> started = new ArrayList<>();
    for (int column = 0; column < board.length; column++) {
      if (isFree(board, row, column)) {
        int[] more = with(board, row, column);
        started.add(Crew.start(() -> count(more, row + 1)));
      }
    }
    int sum = 0;
    for (FutureTask<Integer> task : started) {
      sum += Crew.await(task);
    }
    return sum;
  }
}
