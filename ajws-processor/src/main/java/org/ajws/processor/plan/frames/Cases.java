package org.ajws.processor.plan.frames;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import java.util.List;

/**
 * What a {@code switch} chooses from.
 *
 * @param selector chooses
 * @param trees the cases
 * @param bodies the code of each
 */
public record Cases(
    ExpressionTree selector, List<? extends CaseTree> trees, List<List<Node>> bodies) {}
