/**
 * Wraps the theme's tab panel: puts the tab's name into the panel, where readers without scripts and on paper, who see
 * all panels one below the other, need it. Hidden otherwise (src/css/code.css).
 */
import TabItem from '@theme-original/TabItem';
import type { Props } from '@theme/TabItem';

export default function TabItemWithName(props: Props) {
  return (
    <TabItem {...props}>
      <p className="tab-name">{props.label ?? props.value}</p>
      {props.children}
    </TabItem>
  );
}
