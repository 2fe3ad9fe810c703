/** One runtime parses the SDK languages and Python, in the constructs that samples use. */
import { expect, it } from 'vitest';
import { firstError, parseCode, type GrammarName } from '../../checks/samples/grammar';

const rich: Record<GrammarName, string> = {
  python: `import os


def sign(parameters):
    return "&".join(f"{name}={parameters[name]}" for name in sorted(parameters))


print(sign({**{"a": os.environ["A"]}, "b": 1}))
`,
  kotlin: `package com.lumenforge.harbortides

import example.whence.sdk.WhenceSdk

class A(private val b: String) : C(), D {
    private val lazyOne by lazy { "x" }
    override fun onCreate(state: Bundle?) {
        super.onCreate(state)
        scope.launch {
            try {
                val r = WhenceSdk.getAttribution().await()
                val text = r.campaign?.let { "\${it.id} $b" } ?: "none"
                when (r.type) {
                    X.PAID, X.OWNED -> println(text)
                    else -> Unit
                }
            } catch (e: Exception) {
                println(e.message)
            }
        }
    }
}
`,
  java: `import example.whence.sdk.WhenceSdk;

public class A extends B implements C {
    private final Map<String, String> m = new HashMap<>();

    @Override
    protected void onCreate(Bundle state) {
        super.onCreate(state);
        WhenceSdk.getAttribution().onComplete(new WhenceCallback<AttributionResponse>() {
            @Override
            public void onSuccess(AttributionResponse r) {
                m.forEach((k, v) -> System.out.println(k + v));
            }
        });
        switch (x) {
            case PAID:
                break;
            default:
        }
    }
}
`,
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
