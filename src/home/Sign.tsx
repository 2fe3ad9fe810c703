/**
 * Drawn signs of platforms and areas, in the color of the text next to them. They say nothing that the name does not, and
 * none is a mark of a company: a phone with a round camera, one with a notch, orbits, a box.
 */

const drawings = {
  android:
    'M8 2.500h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM12 5.700h.01M9 18.500h6',
  ios: 'M8 2.500h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2zM10 2.500v1.200a1 1 0 0 0 1 1h2a1 1 0 0 0 1-1V2.500M10.500 18.500h3',
  'react-native': 'M9 4 3.500 12 9 20M15 4l5.500 8L15 20',
  unity: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM12 12l8-4.500M12 12v9M12 12L4 7.500',
  promote: 'M4 10v4h3l8 4.500v-13L7 10zM18.500 9.500c1.300 1.500 1.300 3.500 0 5M8 14.500l1.500 5',
  monetize:
    'M4 8.500c0-1.700 3.600-3 8-3s8 1.300 8 3-3.600 3-8 3-8-1.300-8-3zM4 8.500v7c0 1.700 3.600 3 8 3s8-1.300 8-3v-7M4 12c0 1.700 3.600 3 8 3s8-1.300 8-3',
  analyze: 'M4 20V4M4 20h16M7.500 15.500 12 10.500l3 2.500 5-6.500',
  resources:
    'M12 6c-2-1.500-5-1.800-8-1.500v13.500c3-.3 6 0 8 1.500 2-1.500 5-1.800 8-1.500V4.500c-3-.3-6 0-8 1.500zM12 6v13.500',
  sdk: 'M4 7l8-4 8 4-8 4zM4 12l8 4 8-4M4 17l8 4 8-4',
  api: 'M8 4c-3 0-2 3-2 5s-2 3-2 3 2 1 2 3-1 5 2 5M16 4c3 0 2 3 2 5s2 3 2 3-2 1-2 3 1 5-2 5',
} as const;

export type SignName = keyof typeof drawings;

export default function Sign({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        d={drawings[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
