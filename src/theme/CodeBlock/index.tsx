/**
 * Replaces the theme's code block, whose tokenizer would ship to every reader. Fences never get here (plugins/parts/highlight
 * turns them into CodeFigure); what does is code that a component renders, shown plain.
 */
import type { ReactNode } from 'react';

export default function CodeBlock({ children, title }: { children?: ReactNode; title?: ReactNode }) {
  return (
    <figure className="code">
      {title && <figcaption>{title}</figcaption>}
      <pre tabIndex={0}>
        <code>{children}</code>
      </pre>
    </figure>
  );
}
