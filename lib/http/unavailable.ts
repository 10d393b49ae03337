/**
 * What a reader sees while the database cannot be reached: one sentence that needs neither it nor a script.
 */
export const UNAVAILABLE_PAGE =
  '<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Loadpath is not available for a moment</title>' +
  '<body style="font-family:system-ui;margin:15vh auto;max-width:34rem;padding:0 1.5rem;line-height:1.5"><h1 style="font-size:1.5rem">The library is not available for a moment</h1>' +
  '<p>Nothing is lost. Please <a href="">try again</a> shortly.</p>'
