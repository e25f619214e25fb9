/** The few who force their own colours get the style for it once they do; until then the browser's own way is readable. */
export function followForcedColors(): void {
	const forced = matchMedia('(forced-colors: active)');
	const follow = () => forced.matches && import('./forced-colors.css');
	forced.addEventListener('change', follow);
	follow();
}
