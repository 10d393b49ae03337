/**
 * The editor with its tools is as high whatever it holds, so that nothing beside it moves when it arrives or
 * as one writes: fifteen lines of text at least, else most of the window.
 */
export const EDITOR_HEIGHT = 'h-[max(41rem,85svh)] sm:h-[max(36rem,85svh)]'
