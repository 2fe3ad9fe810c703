/*
 * The site's own face is shown from a page's first paint on or not at all: only where an earlier page has fetched it. That
 * is done when a page is loaded and idle, so it competes with nothing that the reader waits for. A page that is being
 * read keeps its face; the next one that the app opens has the own one, as has the next document. Without storage,
 * without the network, and where data is dear, the system's face stays. `file` is its address; plain JavaScript.
 */
(function () {
  var root = document.documentElement;
  var page = location.pathname;
  var connection = navigator.connection || {};
  var face = new FontFace('Figtree', 'url(' + file + ')', { weight: '300 900', display: 'optional' });
  document.fonts.add(face);

  function use() {
    root.dataset.face = '';
  }

  function fetchFace() {
    face
      .load()
      .then(function () {
        new MutationObserver(function (changes, observer) {
          if (location.pathname === page) return;
          observer.disconnect();
          use();
        }).observe(root, { attributes: true, attributeFilter: ['class'] });
        localStorage.face = file;
      })
      .catch(function () {});
  }

  try {
    if (localStorage.face === file) {
      face.load().catch(function () {});
      return use();
    }
  } catch {
    /* Storage is blocked. */
  }
  if (!connection.saveData && !/2g/.test(connection.effectiveType))
    addEventListener('load', function () {
      (window.requestIdleCallback || setTimeout)(fetchFace);
    });
})();
