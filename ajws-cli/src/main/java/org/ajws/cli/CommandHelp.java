package org.ajws.cli;

import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Help.Ansi.IStyle;
import picocli.CommandLine.Help.Ansi.Text;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Help.IParamLabelRenderer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Shows options as they are written: {@code -DNAME=VALUE}, where others are {@code --cp=CP}. */
final class CommandHelp extends Help {
  /** An option of one letter, the gap, and its value with what shows its colour. */
  private static final Pattern ATTACHED =
      Pattern.compile("(?m)^(  (?:\\x1b\\[[\\d;]*m)*-[A-Z](?:\\x1b\\[[\\d;]*m)*)  (\\S+)");

  CommandHelp(CommandSpec spec, ColorScheme colors) {
    super(spec, colors);
  }

  /** In the list there is a column for commas between an option of one letter and its value. */
  @Override
  public String optionListExcludingGroups(
      List<OptionSpec> options,
      Layout layout,
      Comparator<OptionSpec> order,
      IParamLabelRenderer labels) {
    return ATTACHED
        .matcher(super.optionListExcludingGroups(options, layout, order, labels))
        .replaceAll("$1$2  ");
  }

  @Override
  public IParamLabelRenderer parameterLabelRenderer() {
    IParamLabelRenderer all = super.parameterLabelRenderer();
    return new IParamLabelRenderer() {
      @Override
      public Text renderParameterLabel(ArgSpec argument, Ansi ansi, List<IStyle> styles) {
        Text label = all.renderParameterLabel(argument, ansi, styles);
        boolean attached =
            argument instanceof OptionSpec option && option.longestName().length() == 2;
        return attached && label.plainString().startsWith(all.separator())
            ? ansi.apply(label.plainString().substring(all.separator().length()), styles)
            : label;
      }

      @Override
      public String separator() {
        return ""; // it is looked for in the label, and some have none
      }
    };
  }
}
