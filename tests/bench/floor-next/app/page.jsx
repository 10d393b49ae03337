export default function Prerendered() {
  return <p>Made at the build.</p>
}
