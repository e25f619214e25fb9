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
