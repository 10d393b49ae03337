/** Returns minutes and seconds: 225 is '3:45'. */
export function minutesOf(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
