/**
 * Written by scripts/label-widths.mjs: how wide the characters of IBM Plex Sans are, in hundredths of the
 * size, each as the character so far behind “!”. A browser that draws again fetches it: first the widths from
 * the blank to the tilde, then other characters with theirs.
 */
export const PLAIN_WIDTHS =
  '9>Ki]~g:CCN]=I=H]]]]]]]]]]??]]]Q{bc`e\\YghITaTshh^ha\\[e^{_][AHA]Z]W[T[XBVZ::V=yZY[[FREZSnTSPDAD]'

export const OTHER_WIDTHS =
  ' 9¡>¢U£]¤_¥^¦A§\\¨]©oªI«U¬]­!®Q¯]°P±]²D³D´]µ[¶c·B¸]¹EºI»U¼v½y¾t¿PÆ|Ðe×]ØhÞ^ßaæxðY÷]øZþ[ΑbΒcΓSΔbΕ\\Ζ[ΗhΘhΙIΚaΛ`ΜsΝhΞ\\ΟhΠgΡ^ΣZΤ[Υ]ΦwΧ_ΨpΩiαbβ\\γTδYεUζLη[θZι?κVλTμ[νUξOοYπ`ρYςRσ\\τQυZφiχSψjωk–\\—o‘=’=“Q”Q•I…r′:″K⁄0↑s↓s−]'
