/** The runtime parses the languages of samples to come; the pages and fixtures prove Kotlin, Java and Python. */
import { expect, it } from 'vitest';
import { firstError, parseCode, type GrammarName } from '../../lib/declarations/grammar';

const rich: Partial<Record<GrammarName, string>> = {
  swift: `import WhenceSDK

final class Model: ObservableObject {
    @Published var name: String?
    func load() async throws {
        let result = try await WhenceSdk.getAttribution()
        if let campaign = result.campaign { name = "\\(campaign.name)" }
        switch result.type {
        case .paid, .owned: break
        default: break
        }
    }
}
`,
  csharp: `using System.Threading.Tasks;
using Whence;

public sealed class Start : MonoBehaviour
{
    private async Task Load()
    {
        var result = await WhenceSDK.GetAttributionAsync();
        if (result.Campaign is { } campaign) Debug.Log($"{campaign.Name}");
        WhenceSDK.OnAttribution += response => Debug.Log(response.Type switch { _ => "x" });
    }
}
`,
};

it.each(Object.entries(rich))('parses %s', async (language, code) => {
  const error = firstError(await parseCode(language as GrammarName, code));
  expect(error?.text).toBeUndefined();
});

it('finds a syntax error', async () => {
  expect(firstError(await parseCode('kotlin', 'fun f( {'))).toBeDefined();
});
