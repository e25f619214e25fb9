import { AnsichtBanner } from '../ansicht/ansicht-banner.tsx';
import { UpdateBanner } from './update-banner.tsx';
import { WartungBanner } from './wartung-banner.tsx';

/** What every page says on top: maintenance, the view of another. */
export function Grundbanner() {
	return (
		<>
			<WartungBanner />
			<AnsichtBanner />
		</>
	);
}

/** What every signed-in page says on top: news too. */
export function Banners() {
	return (
		<>
			<Grundbanner />
			<UpdateBanner />
		</>
	);
}
