/** The page's subject on other platforms and in other versions, as links that need no JavaScript. */
import { Fragment } from 'react';
import Link from '@docusaurus/Link';
import { useSdkSwitch, type SwitchItem } from '@site/src/lib/sdk-switch';

function Row({ name, items }: { name: string; items: SwitchItem[] }) {
  if (items.length === 0) return null;
  return (
    <div className="page-place">
      <dt>{name}</dt>
      <dd>
        {items.map(({ label, to, title, isHere }, index) => (
          <Fragment key={label}>
            {index > 0 && ' · '}
            {isHere ? (
              <b aria-current="true">{label}</b>
            ) : (
              <Link to={to} title={title}>
                {label}
              </Link>
            )}
          </Fragment>
        ))}
      </dd>
    </div>
  );
}

export default function SdkSwitch() {
  const { versions, platforms } = useSdkSwitch();
  return (
    <>
      <Row name="Platform" items={platforms} />
      <Row name="Version" items={versions} />
    </>
  );
}
