/*
 * A visit has one face. It is the site's own where an earlier visit has kept its file, and the system's elsewhere: on the first
 * visit, without storage, and where data is dear. The file is fetched once a page is loaded and idle, so it competes with
 * nothing that the reader waits for. It is kept in storage and not left to the browser's cache, which a host may switch
 * off: a page has the face at its first paint, or the visit does without. `file` is its address; plain JavaScript.
 */
(function () {
  var kept;
  var data;
  try {
    kept = localStorage.face || '';
    data = kept.split(' ')[1];
    /* Each page of the visit does as its first one. */
    var choice = (sessionStorage.face = sessionStorage.face || (data ? 'own' : 'system'));
    if (choice === 'own' && data) {
      var bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      document.fonts.add(new FontFace('Figtree', bytes, { weight: '300 900' }));
      document.documentElement.dataset.face = '';
    }
  } catch {
    /* Storage is blocked. */
    return;
  }

  async function fetchFace() {
    try {
      var answer = await fetch(file);
      var letters = String.fromCharCode(...new Uint8Array(await answer.arrayBuffer()));
      if (answer.ok) localStorage.face = file + ' ' + btoa(letters);
    } catch {
      /* No network, or storage is full. */
    }
  }

  var connection = navigator.connection || {};
  /* The file is named after its content: another name is another file. */
  if ((data && kept.startsWith(file)) || connection.saveData || /2g/.test(connection.effectiveType)) return;
  addEventListener('load', () => (window.requestIdleCallback || setTimeout)(fetchFace));
})();
