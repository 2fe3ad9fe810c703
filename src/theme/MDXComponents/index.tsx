/**
 * Wraps the theme's MDX components: adds the ones that writers and our plugins use, so no page imports anything. Components of
 * few pages are imported by plugins/content/page-components.
 */
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import Anchor from '@site/src/components/Anchor';
import ChartHtml from '@site/src/components/ChartHtml';
import CodeFigure from '@site/src/components/CodeFigure';
import FigureHtml from '@site/src/components/FigureHtml';
import SdkSwitch from '@site/src/components/SdkSwitch';

const Steps = ({ children }: { children: React.ReactNode }) => <div className="steps">{children}</div>;
const Cards = ({ children }: { children: React.ReactNode }) => <div className="card-list">{children}</div>;

export default {
  ...MDXComponents,
  Anchor,
  Tabs,
  TabItem,
  ChartHtml,
  CodeFigure,
  FigureHtml,
  SdkSwitch,
  Steps,
  Cards,
};
