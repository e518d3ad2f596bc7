export default function TimelineScreen() {
  return null
}
