/** The portal's mark, in the tenant's colours. */
export function Logo({ size = 28 }: { size?: number }) {
	return (
		<svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
			<rect width="28" height="28" rx="6" fill="var(--action)" />
			<path
				d="M6.6 19.6c6.6 0 5.4-11.6 12.8-11.6"
				fill="none"
				stroke="var(--action-text)"
				strokeWidth="2.8"
				strokeLinecap="round"
			/>
			<circle cx="19.6" cy="19.2" r="2.6" fill="var(--accent)" />
		</svg>
	);
}
