/**
 * The small picture of an article, its first drawing. It says nothing that the title beside it does not, so a
 * screen reader passes over it.
 */
export function Cover({ src }: { src: string | null }) {
  if (!src) return null
  return (
    <img
      src={src}
      alt=""
      width={132}
      height={88}
      loading="lazy"
      decoding="async"
      className="cover compact:hidden"
    />
  )
}
