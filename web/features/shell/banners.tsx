import { UpdateBanner } from './update-banner.tsx';
import { WartungBanner } from './wartung-banner.tsx';

/** What every signed-in page says on top, in this order: maintenance, the view of another, news. */
export function Banners() {
	return (
		<>
			<WartungBanner />
			<UpdateBanner />
		</>
	);
}
