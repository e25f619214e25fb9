/** The few who force their own colours get the style for it once they do; until then the browser's own way is readable. */
export function followForcedColors(): void {
	const forced = matchMedia('(forced-colors: active)');
	const follow = () => {
		// Out of reach, as after a new version, the page stays readable without it.
		if (forced.matches) import('./forced-colors.css').catch(() => {});
	};
	forced.addEventListener('change', follow);
	follow();
}
