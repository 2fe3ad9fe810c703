/** Code blocks of the corpus: one sample a language, with names and numbers that differ from page to page. */
import { capitalized } from '../../../lib/text/words';
import type { Random } from './random';

const samples = {
  kotlin: (name: string, n: number) => `package com.example.${name}

import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.map

/** Reads values and keeps the last $n of them. */
class ${capitalized(name)}Repository(private val source: Source, private val limit: Int = ${n}) {
    suspend fun load(id: String): Result<Entry> = runCatching {
        require(id.isNotBlank()) { "id must not be blank" }
        source.fetch(id, timeoutMillis = ${n * 100}L)
    }

    fun watch(): Flow<List<Entry>> = source.entries().map { it.takeLast(limit) }
}`,
  swift: (name: string, n: number) => `import Foundation

struct ${capitalized(name)}: Codable, Identifiable {
    let id: UUID
    var amount: Decimal
    var currency = "USD"
}

func send(_ item: ${capitalized(name)}) async throws -> Int {
    var request = URLRequest(url: endpoint, timeoutInterval: ${n})
    request.httpMethod = "POST"
    request.httpBody = try JSONEncoder().encode(item)
    let (_, response) = try await URLSession.shared.data(for: request)
    guard let http = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
    return http.statusCode // ${200 + (n % 5)} when all is well
}`,
  tsx: (name: string, n: number) => `import { useEffect, useState } from 'react';

interface ${capitalized(name)}Props {
  limit?: number;
  onSelect: (id: string) => void;
}

export function ${capitalized(name)}List({ limit = ${n}, onSelect }: ${capitalized(name)}Props) {
  const [items, setItems] = useState<string[]>([]);
  useEffect(() => {
    void fetch(\`/v1/${name}?limit=\${limit}\`).then(async (response) => setItems(await response.json()));
  }, [limit]);
  return (
    <ul className="list">
      {items.map((item) => (
        <li key={item} onClick={() => onSelect(item)}>{item}</li>
      ))}
    </ul>
  );
}`,
  csharp: (name: string, n: number) => `using System.Threading.Tasks;
using UnityEngine;

namespace Example.${capitalized(name)}
{
    public sealed class ${capitalized(name)}Tracker : MonoBehaviour
    {
        [SerializeField] private int retries = ${n % 7};

        public async Task<bool> TrackAsync(string eventName, decimal amount)
        {
            for (var attempt = 0; attempt <= retries; attempt++)
            {
                if (await Client.SendAsync(eventName, amount)) return true;
                await Task.Delay(${n * 10});
            }
            return false;
        }
    }
}`,
  json: (name: string, n: number) =>
    JSON.stringify(
      {
        event: name,
        limit: n,
        active: n % 2 === 0,
        filters: [{ field: 'country', in: ['DE', 'FR', 'JP'] }],
        window: { unit: 'day', value: n % 30 },
        next: null,
      },
      null,
      2,
    ),
  bash: (name: string, n: number) => `# Sends ${n} entries and shows the answer.
export API_KEY="$(cat ~/.config/${name}.key)"
curl --fail --request POST "https://api.example.com/v1/${name}?limit=${n}" \\
  --header "Authorization: Bearer $API_KEY" \\
  --header "Content-Type: application/json" \\
  --data @${name}.json | jq '.items[] | select(.amount > ${n})'`,
} satisfies Record<string, (name: string, n: number) => string>;

type Language = keyof typeof samples;

export const fenceLanguages: [Language, ...Language[]] = ['kotlin', 'swift', 'tsx', 'csharp', 'json', 'bash'];

const names = ['campaign', 'revenue', 'install', 'session', 'cohort', 'purchase'] as const;

/** A fenced code block. */
export function fence(language: Language, random: Random): string {
  return `\`\`\`${language}\n${samples[language](random.pick(names), random.between(10, 90))}\n\`\`\``;
}
