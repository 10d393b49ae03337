import { CONSENT_KEY } from '@/lib/consent/constants'

/**
 * Runs before the first paint, so it is written for the wire: the theme by the same rule as paint() in
 * theme.ts, the look of lists as list-look.ts stores it, and the banner of cookies where lib/consent/hooks.ts
 * would find no choice.
 */
export const appearanceScript = `(function(){var c=document.cookie,h=document.documentElement,m=/(?:^|; )theme=(light|dark)/.exec(c);h.classList.toggle('dark',m?m[1]==='dark':matchMedia('(prefers-color-scheme: dark)').matches);if(/(?:^|; )list=compact/.test(c))h.dataset.list='compact';var r;try{r=JSON.parse(localStorage.getItem('${CONSENT_KEY}'))}catch(e){}if(!r||typeof r.analytics!='boolean'||typeof r.accepted!='boolean')h.dataset.consent='asked-for'})()`
