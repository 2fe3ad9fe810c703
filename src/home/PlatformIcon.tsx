/**
 * Drawn signs of the SDK platforms and APIs, in the color of the text next to them. They say nothing that the name does
 * not.
 */

const drawings = {
  android: 'M5 17v-3a7 7 0 0 1 14 0v3zM7 6l2 2.5M17 6l-2 2.5M9.5 13.5h.01M14.5 13.5h.01',
  ios: 'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM10.5 18h3',
  'react-native':
    'M12 12h.01M12 8.5c5 0 9 1.6 9 3.5s-4 3.5-9 3.5-9-1.6-9-3.5 4-3.5 9-3.5zM9 10.2c2.5-4.3 5.9-7 7.5-6s.9 5.300-1.600 9.600-5.900 7-7.500 6-.9-5.300 1.600-9.600z',
  unity: 'M12 3l8 4.500v9L12 21l-8-4.500v-9zM12 12l8-4.500M12 12v9M12 12L4 7.500',
  sdk: 'M4 7l8-4 8 4-8 4zM4 12l8 4 8-4M4 17l8 4 8-4',
  api: 'M8 4c-3 0-2 3-2 5s-2 3-2 3 2 1 2 3-1 5 2 5M16 4c3 0 2 3 2 5s2 3 2 3-2 1-2 3 1 5-2 5',
  data: 'M4 6c0-1.700 3.600-3 8-3s8 1.300 8 3-3.600 3-8 3-8-1.300-8-3zM4 6v12c0 1.700 3.600 3 8 3s8-1.300 8-3V6M4 12c0 1.700 3.600 3 8 3s8-1.300 8-3',
} as const;

export type PlatformSign = keyof typeof drawings;

export default function PlatformIcon({ sign }: { sign: PlatformSign }) {
  return (
    <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
      <path
        d={drawings[sign]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
