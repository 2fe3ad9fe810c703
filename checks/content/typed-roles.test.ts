/** Which names of roles and plans are typed, and which are names of something else. */
import { describe, expect, it } from 'vitest';
import { parsePage } from '../../lib/markdown/sources';
import { Exceptions } from '../exceptions';
import { typedRoleProblems } from './typed-roles';

const found = (text: string, version?: string, entries: ConstructorParameters<typeof Exceptions>[0] = []) =>
  typedRoleProblems(
    { file: 'docs/a.mdx', instance: 'docs', version },
    parsePage('docs/a.mdx', text).tree,
    new Exceptions(entries),
  ).map(({ line, message, cure }) => `${line}: ${message} — ${cure}`);

describe('typed roles', () => {
  it.each([
    ['Only Managers can edit bids.', ['Managers']],
    ['An Admin or a Manager can.', ['Admin', 'Manager']],
    ['| Who |\n| --- |\n| Ask a Viewer |', ['Viewer']],
    ['- **To Developer:** amounts turn into `—`.', ['Developer']],
    ['Segment sync is part of the Core plan.', ['part of the Core plan']],
  ])('are found in %s', (text, names) => {
    expect(found(text).map((one) => /"([^"]+)" is typed/.exec(one)?.[1])).toEqual(names);
  });

  it.each([
    ['a name on a screen', 'Choose the **Analyst** role in **Admin > Users**.'],
    ['a message', 'You see "Ask an Admin."'],
    ['a name of another product', 'Open the Package Manager, Ads Manager, or Developer Mode.'],
    ['a heading', '## What Analysts see\n\n| Do Viewers? |\n| --- |\n| No |'],
    ['a component', 'Only <Roles may="bids.edit" /> can, on the <Plan of="saml" />.'],
    ['another word', 'The developers and the administrator manage it.'],
  ])('are not %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  it('have the component to write as their cure', () => {
    expect(found('Only Admins see `audit_log.view`.')[0]).toContain('Write <Roles may="audit_log.view" />');
    expect(found('Admins and Managers edit.')[0]).toMatch(/apps\.edit or partners\.connect/);
    expect(found('Keiko Araya, an Analyst, looks.')[0]).toContain(
      '<Roles person="Keiko Araya" form="one" />',
    );
  });

  it('are judged in Classic where it says what is today', () => {
    expect(found('The Admin opened it.', 'classic')).toEqual([]);
    expect(found('Ask an Admin.', 'classic')).toHaveLength(1);
  });

  it('pass with a reason', () => {
    const why = { of: 'role', in: 'docs/a.mdx', text: 'Mail goes to Admins.', why: 'x' } as const;
    expect(found('Mail goes to Admins.', undefined, [why])).toEqual([]);
  });
});
