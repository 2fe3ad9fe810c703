/**
 * Wraps the theme's tab panel: puts the tab's name into the panel, where readers without scripts and on paper, who see
 * all panels one below the other, need it; it is hidden otherwise (src/css/code.css). The browser's find reaches panels that
 * are not shown, and src/client/unfold.ts shows them then.
 */
import { useEffect, useRef } from 'react';
import { useTabs } from '@docusaurus/theme-common/internal';
import TabItem from '@theme-original/TabItem';
import type { Props } from '@theme/TabItem';

export default function TabItemWithName(props: Props) {
  const name = useRef<HTMLParagraphElement>(null);
  // Another tab may be shown now.
  useTabs();
  useEffect(() => {
    const panel = name.current?.parentElement;
    // React knows the attribute as true or false alone.
    if (panel?.hidden) panel.setAttribute('hidden', 'until-found');
  });
  return (
    <TabItem {...props}>
      <p className="tab-name" ref={name}>
        {props.label ?? props.value}
      </p>
      {props.children}
    </TabItem>
  );
}
