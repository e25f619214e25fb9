// What a page needs before its own code is there, or when that code doesn't come.

// Sets the colour scheme before the first paint, so that a dark page doesn't flash white.
// The key is the one Mantine's colour scheme manager writes.
(() => {
	let wahl = 'auto';
	try {
		wahl = localStorage.getItem('mantine-color-scheme-value') ?? 'auto';
	} catch {
		// Storage is blocked: the system's scheme applies.
	}
	const dunkel = wahl === 'dark' || (wahl !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
	document.documentElement.setAttribute('data-mantine-color-scheme', dunkel ? 'dark' : 'light');
})();

// A line that breaks or a server that is busy: a script is refused, and nobody else would say so.
addEventListener(
	'error',
	({ target }) => {
		const wurzel = document.getElementById('root');
		if (!(target instanceof HTMLScriptElement) || !wurzel || wurzel.childElementCount > 0) return;
		const titel = document.createElement('h1');
		titel.textContent = 'Das Portal ließ sich nicht laden';
		const was = document.createElement('p');
		was.textContent =
			'Vielleicht ist die Verbindung unterbrochen oder der Server gerade ausgelastet. Bitte versuchen Sie es gleich noch einmal.';
		const nochmal = document.createElement('button');
		nochmal.type = 'button';
		nochmal.textContent = 'Erneut versuchen';
		nochmal.addEventListener('click', () => location.reload());
		const meldung = document.createElement('main');
		meldung.append(titel, was, nochmal);
		// No style sheet may have come either.
		Object.assign(meldung.style, {
			maxWidth: '32rem',
			margin: '15vh auto',
			padding: '0 1.5rem',
			font: '1rem/1.5 system-ui',
		});
		Object.assign(titel.style, { fontSize: '1.375rem', lineHeight: '1.3' });
		Object.assign(nochmal.style, { font: 'inherit', padding: '0.5rem 1rem' });
		wurzel.append(meldung);
	},
	true,
);
