import { cleanHtml } from '@/lib/articles/rules/cleaning'
import { renderArticle } from '@/lib/articles/rules/rendering'
import { dangersIn } from './inert'

/** Ways by which text from people was made to run, elsewhere and here. */
const VECTORS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script\x20type="text/javascript">alert(1);</script>',
  '<script/xss src="//evil.example"></script>',
  '<img src=x onerror=alert(1)>',
  '<img src="/x" onerror="alert(1)">',
  '<img/src=`x`onerror=alert(1)>',
  '<img src=x:alert(1) onerror=eval(src)>',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src="javascript:alert(1)">',
  '<img src="//evil.example/pixel.gif">',
  '<img src="https://evil.example/pixel.gif">',
  '<img src="/\t/evil.example/pixel.gif">',
  '<img src="/&#10;/evil.example/pixel.gif">',
  '<img src="/&#92;evil.example/pixel.gif">',
  '<img src="/\\evil.example/pixel.gif">',
  '<img src="data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+">',
  '<img srcset="https://evil.example/1x.png" src="/a">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text x="20" y="20">X</text></a></svg>',
  '<svg><animate attributeName=href values=javascript:alert(1) /></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>alert(1)</script>"></foreignObject></svg>',
  '<svg><style><img src="</style><img src=x onerror=alert(1)//">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="javascript:alert(1)">X</mi></math>',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="\x01javascript:alert(1)">x</a>',
  '<a href="javascript&colon;alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://x/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="feed:javascript:alert(1)">x</a>',
  '<a href="https://x" target="_blank" onclick="alert(1)" ping="//evil.example">x</a>',
  '<a href="/x" style="position:fixed;inset:0">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="//evil.example/x.swf">',
  '<applet code="x"></applet>',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel="stylesheet" href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css";</style>',
  '<style>body{background:url(//evil.example)}</style>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="width:expression(alert(1))">x</p>',
  '<p style="text-align:center;position:fixed;top:0">x</p>',
  '<p style="text-align:center url(//evil.example)">x</p>',
  '<p style="color:#b42318;background:#000">x</p>',
  '<span style="color:red">x</span>',
  '<span style="color:var(--x)">x</span>',
  '<span style="color: #b42318;}body{display:none">x</span>',
  '<form action="//evil.example"><input name=q><button>Go</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<input autofocus onfocus=alert(1)>',
  '<textarea><script>alert(1)</script></textarea>',
  '<select><option><script>alert(1)</script></select>',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<body onload=alert(1)>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img title="</noembed><img src=x onerror=alert(1)>"></noembed>',
  '<xmp><img title="</xmp><img src=x onerror=alert(1)>"></xmp>',
  '<plaintext><script>alert(1)</script>',
  '<title><img title="</title><img src=x onerror=alert(1)>"></title>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><p>x</p>',
  '<x-widget onclick=alert(1)>x</x-widget>',
  '<p id="app" class="fixed inset-0" name="cookie">x</p>',
  '<h2 id="__NEXT_DATA__">x</h2>',
  '<div data-type="block-math" data-latex="x" onclick="alert(1)" class="modal">y</div>',
  '<span data-type="inline-math" data-latex="\\href{javascript:alert(1)}{x}"></span>',
  '<span data-type="inline-math" data-latex="\\htmlClass{fixed}{x}\\htmlStyle{color:red}{y}\\htmlData{a=b}{z}"></span>',
  '<span data-type="inline-math" data-latex="\\includegraphics{https://evil.example/x.png}"></span>',
  '<span data-type="inline-math" data-latex="</span><script>alert(1)</script>"></span>',
  '<span data-type="inline-math" data-latex="\\text{<img src=x onerror=alert(1)>}"></span>',
  '\\(\\url{javascript:alert(1)}\\)',
  '\\[ \\unicode{<script>alert(1)</script>} \\]',
  '$$<img src=x onerror=alert(1)>$$',
  '\\(a"onmouseover="alert(1)\\)',
  '<table background="javascript:alert(1)"><tr><td background="//evil.example">x</td></tr></table>',
  '<table><td onclick=alert(1) colspan="1000000000">x</td></table>',
  '<ol start="1" type="javascript:alert(1)" onclick="x"><li value="x">y</li></ol>',
  '<p>a\0b<scr\0ipt>alert(1)</scr\0ipt></p>',
  '<p/onclick=alert(1)>x',
  '<a href="https://a@evil.example" rel="opener">x</a>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<p title="&lt;script&gt;">x</p>',
  '<div style="text-align:center"><p onclick=x>y</p></div>',
  `${'<div>'.repeat(90)}<script>alert(1)</script>${'</div>'.repeat(90)}`,
]

test('the corpus is worth the name', () => {
  expect(new Set(VECTORS).size).toBeGreaterThanOrEqual(60)
})

describe.each(VECTORS.map((vector) => [vector.slice(0, 90), vector]))('%j', (_, vector) => {
  test('comes out inert, alone and within an article', () => {
    for (const html of [
      vector,
      `<p>Before</p>${vector}<p>After</p>`,
      `<table><tr><td>${vector}</td></tr></table>`,
    ])
      expect(dangersIn(cleanHtml(html))).toEqual([])
  })

  test('is the same when it is cleaned again', () => {
    const once = cleanHtml(vector)
    expect(cleanHtml(once)).toBe(once)
  })

  test('is shown without a script, a handler, or a link that acts', () => {
    const { bodyHtml } = renderArticle(cleanHtml(vector))
    const shown = bodyHtml
      .replace(/&#x3C;|&lt;/g, '‹')
      .replace(/"[^"]*"/g, (value) => value.replace(/</g, '‹'))
    expect(shown).not.toMatch(
      /<(script|iframe|object|embed|form|input|style|link|meta|base|img[^>]*(https?:)?\/\/)/i,
    )
    expect(shown.replace(/"[^"]*"/g, '""')).not.toMatch(/<[^>]*\son\w+\s*=/i)
    expect(bodyHtml).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
  })
})

test('text after an unclosed element is not lost', () => {
  expect(cleanHtml('<p>Before<script>alert(1)</script> after</p>')).toBe('<p>Before after</p>')
})
