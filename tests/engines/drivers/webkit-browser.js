// The browser that WebKitWebDriver drives, run by gjs: one WebKit view in a window. MiniBrowser cannot be used for two
// reasons: it loses all data when automation ends, and it plays sound without a tap.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

/* global ARGV */
/** The driver's options. */
const { profile, language, hasServiceWorkers, reducesMotion, windowSize, zoomsText } = JSON.parse(ARGV[0]);

Gtk.init(null);
// The engine asks for reduced motion where the desktop shows none.
Gtk.Settings.get_default().gtk_enable_animations = !reducesMotion;

const context = new WebKit2.WebContext({
  website_data_manager: new WebKit2.WebsiteDataManager({
    base_data_directory: `${profile}/data`,
    base_cache_directory: `${profile}/cache`,
  }),
});
context.set_preferred_languages([language]);
context.set_automation_allowed(true);

const settings = new WebKit2.Settings({
  media_playback_requires_user_gesture: true,
  // The driver has no console log.
  enable_write_console_messages_to_stdout: true,
  zoom_text_only: true,
});
if (!hasServiceWorkers) turnOff('ServiceWorkers');

context.connect('automation-started', (_, session) => {
  session.set_application_info(new WebKit2.ApplicationInfo());
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({ web_context: context, is_controlled_by_automation: true, settings });
    view.zoom_level = zoomsText ? 2 : 1;
    const window = new Gtk.Window({ default_width: windowSize.width, default_height: windowSize.height });
    window.add(view);
    window.show_all();
    return view;
  });
});
Gtk.main();

function turnOff(identifier) {
  const all = WebKit2.Settings.get_all_features();
  const features = Array.from({ length: all.get_length() }, (_, at) => all.get(at));
  const wanted = features.find((feature) => feature.get_identifier() === identifier);
  if (wanted === undefined) throw new Error(`This WebKit has no switch ${identifier}`);
  settings.set_feature_enabled(wanted, false);
}
